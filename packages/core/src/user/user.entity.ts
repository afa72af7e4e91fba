import { defaultSettings, type NotificationKind } from "@linkedpotential/contract/user/schema";
import { languages, notificationKinds, plans, roles, themes, timezones } from "@linkedpotential/contract/user/values";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";
import { hiddenAttribute } from "../moderation/hiding/hidden.ts";

/** One notification switch, e.g. `new_post_mail`. */
export type SwitchName = `${NotificationKind}_${"inApp" | "mail"}`;

const switchAttributes = Object.fromEntries(
  notificationKinds.flatMap((kind) => [
    [`${kind}_inApp`, { type: "boolean" }],
    [`${kind}_mail`, { type: "boolean" }],
  ]),
) as Record<SwitchName, { type: "boolean" }>;

/** Access patterns: one user by id; those who want new posts by mail; for admins the ids of all, the newest first. */
export const UserEntity = new Entity(
  {
    model: { entity: "user", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** As its owner writes it; compared by `emailKey`. */
      email: { type: "string", required: true },
      /** Asked for and not confirmed yet, as its owner writes it; empty or missing without one (D61). */
      pendingEmail: { type: "string" },
      /** Ways back to an address that were mailed before it are void; missing while none was ever taken. */
      emailRevertedAt: { type: "string" },
      emailVerified: { type: "boolean", required: true, default: false },
      /** The address, as `emailKey` makes it, from which a mail came back for good; missing once one has arrived. */
      bouncedEmail: { type: "string" },
      /** When the last mail that came back was sent. */
      mailBouncedAt: { type: "string" },
      /** When the owner of an account that was never verified was told that it will be erased. Absent otherwise. */
      erasureNoticedAt: { type: "string" },
      /** Signs the links in mails by which people unsubscribe or confirm a declaration. Absent until the first one is sent. */
      mailKey: { type: "string" },
      name: { type: "string", required: true },
      /** Address on the same domain; empty without a picture. */
      profileImage: { type: "string", required: true, default: "" },
      linkedinUrl: { type: "string", required: true, default: "" },
      activityArea: { type: "string", required: true, default: "" },
      skills: { type: "list", items: { type: "string" }, required: true, default: () => [] },
      description: { type: "string", required: true, default: "" },
      /** Where the account was made; the session has its own (D2). */
      workspace: { type: "string", required: true },
      joinDate: { type: "string", required: true },
      role: { type: roles, required: true },
      plan: { type: plans, required: true, default: "kostenlos" },
      /** To here Premium stays on though its renewal is unpaid (O106); missing while nothing is. */
      graceEndsAt: { type: "string" },
      language: { type: languages, required: true, default: defaultSettings.language },
      timezone: { type: timezones, required: true, default: defaultSettings.timezone },
      theme: { type: themes, required: true, default: defaultSettings.theme },
      /** Of who was reported: others see the name only. */
      hidden: hiddenAttribute,
      profileVisible: { type: "boolean", required: true, default: defaultSettings.profileVisible },
      /** Only what was switched by hand: a kind added later starts with its default. */
      switches: { type: "map", properties: switchAttributes, required: true, default: () => ({}) },
      /** Whoever switched the mail of new posts on, and when; both missing for everybody else. */
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

export type UserItem = EntityItem<typeof UserEntity>;
