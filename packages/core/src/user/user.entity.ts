import { openStatuses } from "@linkedpotential/contract/leads/statuses";
import { hidingGrounds } from "@linkedpotential/contract/moderation/choices";
import { plans } from "@linkedpotential/contract/plans";
import { spokenLanguageCodes } from "@linkedpotential/contract/profile/languages";
import { languageLevels } from "@linkedpotential/contract/profile/offer";
import { roles } from "@linkedpotential/contract/user/roles";
import { defaultSettings, type NotificationKind } from "@linkedpotential/contract/user/schema";
import { languages, notificationKinds, themes, timezones } from "@linkedpotential/contract/user/settings";
import { createConversions, Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";
import { hiddenAttribute } from "../moderation/hiding/hidden.ts";

export type SwitchName = `${NotificationKind}_${"inApp" | "mail"}`;

const switchAttributes = Object.fromEntries(
  notificationKinds.flatMap((kind) => [
    [`${kind}_inApp`, { type: "boolean" }],
    [`${kind}_mail`, { type: "boolean" }],
  ]),
) as Record<SwitchName, { type: "boolean" }>;

const chanceAttributes = Object.fromEntries(openStatuses.map((status) => [status, { type: "number" }])) as Record<
  (typeof openStatuses)[number],
  { type: "number" }
>;

const lockStatement = { text: { type: "string", required: true }, at: { type: "string", required: true } } as const;

const languageAttributes = {
  language: { type: spokenLanguageCodes, required: true },
  level: { type: languageLevels, required: true },
} as const;

const referenceAttributes = {
  customer: { type: "string", required: true },
  year: { type: "number", required: true },
  text: { type: "string", required: true },
  /** Empty without a link. */
  link: { type: "string", required: true },
} as const;

/**
 * Account. Access patterns: by id; recipients of the digest of new posts; ids of all accounts, newest first, for
 * admins.
 */
export const UserEntity = new Entity(
  {
    model: { entity: "user", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Address as the owner typed it. Compare addresses with `emailKey`. */
      email: { type: "string", required: true },
      pendingEmail: { type: "string" },
      /**
       * Time at which the owner last reverted a change of the address. Revert links mailed before this time are void.
       */
      emailRevertedAt: { type: "string" },
      emailVerified: { type: "boolean", required: true, default: false },
      /**
       * Address to which mail bounced permanently, normalized by `emailKey`. Removed when a mail to it is delivered.
       */
      bouncedEmail: { type: "string" },
      mailBouncedAt: { type: "string" },
      erasureNoticedAt: { type: "string" },
      /**
       * Key for signing the links in mails to unsubscribe, to confirm a declaration or to work off a follow-up. Absent
       * until the first such mail.
       */
      mailKey: { type: "string" },
      name: { type: "string", required: true },
      profileImage: { type: "string", required: true, default: "" },
      linkedinUrl: { type: "string", required: true, default: "" },
      activityArea: { type: "string", required: true, default: "" },
      skills: { type: "list", items: { type: "string" }, required: true, default: () => [] },
      description: { type: "string", required: true, default: "" },
      availability: { type: "string" },
      /** Day rate in whole EUR. 0 or absent when the person does not state one. */
      dayRate: { type: "number" },
      /** Languages that the person speaks. Empty or absent without one. */
      languages: { type: "list", items: { type: "map", properties: languageAttributes } },
      /** Completed work that the person refers to. Empty or absent without one. */
      references: { type: "list", items: { type: "map", properties: referenceAttributes } },
      /** Company of a business account, and the account's id as its member. Both absent while it has none. */
      companyId: { type: "number" },
      memberId: { type: "number" },
      /**
       * Last time that the owner of a company removed the account from it, and the name of that company, which may be
       * empty. Absent when nobody did.
       */
      removedFromTeam: {
        type: "map",
        properties: { at: { type: "string", required: true }, company: { type: "string", required: true } },
      },
      /** Workspace in which the account registered. A session may use another workspace (D2). */
      workspace: { type: "string", required: true },
      joinDate: { type: "string", required: true },
      /**
       * Version of the data processing agreement that the owner accepted last, and when. Absent in accounts older than
       * the agreement.
       */
      processingVersion: { type: "string" },
      processingAcceptedAt: { type: "string" },
      role: { type: roles, required: true },
      plan: { type: plans, required: true, default: "kostenlos" },
      /**
       * End of the grace period during which Premium continues although the renewal is unpaid. Absent when nothing is
       * overdue.
       */
      graceEndsAt: { type: "string" },
      /** Settings of the work with leads. Absent ones have their default value. */
      chances: { type: "map", properties: chanceAttributes },
      keepInTouchPerDay: { type: "number" },
      /** Empty or absent without a pause. */
      keepInTouchPausedUntil: { type: "string" },
      leadViews: {
        type: "list",
        items: {
          type: "map",
          properties: { name: { type: "string", required: true }, query: { type: "string", required: true } },
        },
      },
      leadColumns: {
        type: "list",
        items: { type: "map", properties: { id: { type: "string", required: true }, width: { type: "number" } } },
      },
      language: { type: languages, required: true, default: defaultSettings.language },
      timezone: { type: timezones, required: true, default: defaultSettings.timezone },
      theme: { type: themes, required: true, default: defaultSettings.theme },
      /** Set when moderation hid the profile. Other users then see only the name. */
      hidden: hiddenAttribute,
      /** Time at which an admin locked the account. Identifies the lock. Absent when the account is not locked (D70). */
      lockedAt: { type: "string" },
      lockGround: { type: hidingGrounds },
      lockReason: { type: "string" },
      /** Objection of the owner to the lock. Absent until there is one. */
      lockObjection: { type: "map", properties: lockStatement },
      /** Answer to the objection, after which the lock stays. */
      lockAnswer: { type: "map", properties: lockStatement },
      profileVisible: { type: "boolean", required: true, default: defaultSettings.profileVisible },
      /**
       * Notification switches that the user has changed. All others have their default value, including kinds added
       * later.
       */
      switches: { type: "map", properties: switchAttributes, required: true, default: () => ({}) },
      /** Set while the digest of new posts is on, so that the digest index contains only its recipients. */
      digest: { type: ["new_posts"] as const },
      digestSince: { type: "string" },
    },
    indexes: {
      byId: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
      digestReaders: {
        index: "gsi1",
        condition: ({ digest }: { digest?: string }) => digest !== undefined,
        pk: { field: "gsi1pk", composite: ["digest"] },
        sk: { field: "gsi1sk", composite: ["digestSince"] },
      },
      listed: {
        index: "gsi2",
        projection: ["userId"],
        pk: { field: "gsi2pk", composite: [], template: "users" },
        sk: { field: "gsi2sk", composite: ["userId"] },
      },
    },
  },
  store,
);

export const digestReadersCursor = createConversions(UserEntity).byAccessPattern.digestReaders.fromComposite.toCursor;

export type UserItem = EntityItem<typeof UserEntity>;
