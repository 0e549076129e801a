// Whose park the viewer is looking at, and which pile lies open.
class Look {
  seat = $state<number | null>(null); // null: one's own
  pile = $state<string | null>(null); // a zone whose cards are laid out
}

export const look = new Look();
