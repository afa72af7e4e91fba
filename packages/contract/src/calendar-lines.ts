/** Formats an instant for an iCalendar file, in UTC: `20270312T180000Z`. */
export const calendarInstant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** Formats a date (`yyyy-MM-dd`) for an iCalendar file: `20270312`. */
export const calendarDay = (date: string): string => date.replaceAll("-", "");

/** Escapes a text for an iCalendar file (RFC 5545, section 3.3.11). */
export const calendarText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** Joins the lines of an iCalendar file. Long lines are folded, and every line ends with CRLF (RFC 5545). */
export const joinCalendarLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join("");

const lineMax = 75;

/** Folds a line at 75 bytes. Continuation lines begin with a space. */
function folded(line: string): string {
  let text = "";
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > lineMax) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

/** Returns the number of bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
