"""What people might write, as strategies."""

from hypothesis import strategies as st


def words(*choices: str) -> st.SearchStrategy[str]:
    """A few of these, one after another."""
    return st.lists(st.sampled_from(choices), min_size=1, max_size=6).map(" ".join)
