import type { Texts } from "../../texts/areas.ts";

export type Channel = keyof Texts["templates"]["channels"]["within"];

/** Maximum length on LinkedIn, in UTF-16 code units. Longer templates can be saved too (D55). */
const limits: Record<Channel, number> = { connectionNote: 200, inMail: 1900, post: 3000 };
const premiumConnectionNote = 300;
const withoutChannel = 5000;

export const limitOf = (channel: Channel | undefined): number => (channel ? limits[channel] : withoutChannel);

export function channelHint(
  channel: Channel | undefined,
  length: number,
  { channels }: Texts["templates"],
): string | undefined {
  const over = length - limitOf(channel);
  if (!channel) return over > 0 ? channels.limit : undefined;
  if (over <= 0) return channels.within[channel];
  if (channel !== "connectionNote") return channels.over(over);
  return length <= premiumConnectionNote ? channels.premium : channels.over(length - premiumConnectionNote);
}
