import type { Mail } from "./mailbox.ts";

export function linkParameters({ text }: Pick<Mail, "text">): URLSearchParams {
  const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const link = links.find((address) => /[?&]token=/.test(address));
  return link ? new URL(link).searchParams : new URLSearchParams();
}
