"""What can be done at a table, one file for each verb. A verb drafts what happens, or refuses."""
