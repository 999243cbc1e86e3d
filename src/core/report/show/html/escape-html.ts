// Untrusted text in HTML: every character that could act is written as a character reference.

/** Safe as text and within a quoted attribute. Invisible characters must be written out first (`visible`). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, character => `&#${character.charCodeAt(0)};`)
}
