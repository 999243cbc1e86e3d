// Untrusted text in HTML: every character that could act as a reference.

/** Safe as text and within a quoted attribute. Characters that are not seen are to be written out first (`visible`). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, character => `&#${character.charCodeAt(0)};`)
}
