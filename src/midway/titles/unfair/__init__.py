"""Unfair: two to five players build theme parks, and see to it that the others' do less well."""
