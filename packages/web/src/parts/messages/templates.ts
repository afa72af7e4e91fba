/** Ready text of a message. `[…]` in it is a gap that the admin fills in before sending. */
export interface MessageTemplate {
  label: string;
  subject: string;
  text: string;
}

interface Message {
  subject: string;
  text: string;
}

const gaps = /\[[^\]]+\]/g;

/** Returns the problem of a message that still contains a gap of one of the templates. */
export function gapProblem(templates: readonly MessageTemplate[], { text }: Message) {
  const left = templates.flatMap((template) => template.text.match(gaps) ?? []).find((gap) => text.includes(gap));
  return left === undefined ? {} : { text: { key: "gapLeft", params: { gap: left } } as const };
}
