# Why a bot plays what it plays.

advice-plain = the only move it looks at
