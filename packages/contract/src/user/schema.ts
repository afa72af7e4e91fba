import * as z from "zod/mini";
import { instant, withProblem } from "../fields.ts";
import { processingAgreementVersion } from "../legal/processing-agreement.ts";
import { hiddenNotice } from "../moderation/schema.ts";
import { plans } from "../plans.ts";
import { spokenLanguage, storedReference } from "../profile/offer.ts";
import { workspaceSlugs } from "../workspaces.ts";
import { roles } from "./roles.ts";
import { languages, notificationKinds, themes, timezones } from "./settings.ts";
import { workSettings } from "./work-settings.ts";

export type Language = (typeof languages)[number];
export type Role = (typeof roles)[number];
export type NotificationKind = (typeof notificationKinds)[number];

export const user = z.object({
  id: z.number(),
  email: z.string(),
  pendingEmail: z.nullable(z.string()),
  name: z.string(),
  profileImage: z.nullable(z.string().check(z.meta({ format: "uri-reference" }))),
  linkedinUrl: z.string(),
  activityArea: z.string(),
  skills: z.array(z.string()),
  description: z.string(),
  /** When the person has time for projects, in their own words. Empty if they do not say. */
  availability: z.string(),
  /** Day rate in whole EUR. Null if the person does not state one. */
  dayRate: z.nullable(z.number()),
  languages: z.array(spokenLanguage),
  references: z.array(storedReference),
  workspace: z.enum(workspaceSlugs),
  emailVerified: z.boolean(),
  mailBounced: z.optional(z.literal(true)),
  profileHidden: z.optional(hiddenNotice),
  joinDate: instant,
  language: z.enum(languages),
  timezone: z.enum(timezones),
  theme: z.enum(themes),
  role: z.enum(roles),
  plan: z.enum(plans),
  /**
   * End of the period during which Premium continues although the last renewal is unpaid (O106). Absent when nothing is
   * unpaid.
   */
  graceEndsAt: z.optional(instant),
  /** Present while a freelancer has not accepted the current data processing agreement. */
  processingAgreementDue: z.optional(z.literal(true)),
  isAdmin: z.boolean(),
  workSettings,
});
export type User = z.output<typeof user>;

const channels = z.object({ inApp: z.boolean(), mail: z.boolean() });

export const settings = z.object({
  language: z.enum(languages),
  timezone: z.enum(timezones),
  theme: z.enum(themes),
  profileVisible: z.boolean(),
  notifications: z.record(z.enum(notificationKinds), channels),
});
export type Settings = z.output<typeof settings>;

export const settingsChange = z.object({
  language: z.optional(z.enum(languages)),
  timezone: z.optional(z.enum(timezones)),
  theme: z.optional(z.enum(themes)),
  profileVisible: z.optional(z.boolean()),
  notifications: z.optional(
    z.partialRecord(
      z.enum(notificationKinds),
      z.object({ inApp: z.optional(z.boolean()), mail: z.optional(z.boolean()) }),
    ),
  ),
});
export type SettingsChange = z.output<typeof settingsChange>;

export const accountExport = z.object({
  state: z.enum(["none", "running", "failed", "ready"]),
  availableUntil: z.nullable(instant),
});
export type AccountExport = z.output<typeof accountExport>;

export const exportQuery = z.object({ cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))) });

/** The version that the person has read. Versions other than the current one are refused. */
export const processingAcceptance = z.object({
  version: z.literal(processingAgreementVersion, withProblem("invalid")),
});

export const languageChange = z.object({ language: z.enum(languages) });

export const defaultSettings: Settings = {
  language: "de",
  timezone: "Europe/Berlin",
  theme: "system",
  profileVisible: true,
  notifications: {
    collaboration_request: { inApp: true, mail: true },
    collaboration_request_accepted: { inApp: true, mail: true },
    crm_followup: { inApp: true, mail: true },
    new_post: { inApp: true, mail: false },
    event_reminder: { inApp: true, mail: true },
    project_request: { inApp: true, mail: true },
  },
};
