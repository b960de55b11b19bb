"""What every game shares: the contract, chance, records, rulings. Pure: no input, no output, no clock."""
