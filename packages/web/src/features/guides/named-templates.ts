import type { Channel } from "../../parts/templates/channels.ts";
import type { Texts } from "../../texts/areas.ts";

export const journeys = ["hot", "warm", "cold"] as const;
export type Journey = (typeof journeys)[number];

interface NamedTemplate {
  templateKey: keyof Texts["guides"]["templates"];
  channel?: Channel;
}

/** The editable templates of each journey, in the order of its steps; the journey is their namespace. */
export const journeyTemplates: Record<Journey, readonly NamedTemplate[]> = {
  hot: [{ templateKey: "bewerbung" }, { templateKey: "proposal" }],
  warm: [
    { templateKey: "erstnachricht", channel: "inMail" },
    { templateKey: "followup" },
    { templateKey: "beratungsangebot" },
  ],
  cold: [
    { templateKey: "vernetzungsanfrage", channel: "connectionNote" },
    { templateKey: "zweitnachricht" },
    { templateKey: "followup" },
    { templateKey: "followup-step5" },
    { templateKey: "angebot" },
  ],
};

export const postTypes = ["willkommen", "trends", "fehler", "tools", "cases", "meinung", "wissen", "behind"] as const;
export type PostType = (typeof postTypes)[number];
