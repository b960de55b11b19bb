"""The contract kit: what every game must keep, as a class of tests.

    from kingcraft.testing import Contract

    class TestStairs(Contract):
        game = "stairs"

pytest then asks the game in every seat count and set-up. It needs pytest and Hypothesis: `kingcraft[testing]`.
"""

try:
    import hypothesis  # noqa: F401
    import pytest
except ImportError as error:
    raise ImportError("kingcraft.testing needs pytest and Hypothesis: pip install 'kingcraft[testing]'") from error

# Before the modules are imported: so that a failed assertion shows its values.
pytest.register_assert_rewrite(
    *[f"{__name__}.{part}" for part in ("play", "secrets", "speech", "phrases", "observations")]
)

from kingcraft.core.capability import Capability  # noqa: E402
from kingcraft.testing.cases import Case  # noqa: E402
from kingcraft.testing.contract import Contract  # noqa: E402

__all__ = ["Capability", "Case", "Contract"]
