"""Settings of the property tests, for the whole suite."""

import os

from hypothesis import settings

# No deadlines: the machine's load is no property of the engine.
settings.register_profile("default", deadline=None)
# In CI a failure must mean that the change broke something, so the examples are always the same;
# at a developer's desk fresh examples may find what nobody looked for.
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")
