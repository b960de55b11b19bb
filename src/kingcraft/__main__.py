"""`python -m kingcraft`: the command line."""

from kingcraft.cli import main

main()
