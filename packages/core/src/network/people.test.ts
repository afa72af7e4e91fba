import { expect, it } from "vitest";
import type { UserItem } from "../user/user.entity.ts";
import { toPerson } from "./people.ts";

const profile = {
  profileImage: "/media/a.webp",
  linkedinUrl: "https://www.linkedin.com/in/ida",
  activityArea: "Recht",
  skills: ["Verträge"],
  description: "Klar.",
};
const hidden = { reportId: 1, ground: "terms", statement: "", hiddenAt: "2027-03-01T09:00:00.000Z" } as const;
const nothing = { profileImage: null, linkedinUrl: "", activityArea: "", skills: [], description: "" };
/** Returns the account as the user `by` sees it. */
const personSeenBy = (change: Partial<UserItem> = {}, { by = 2, isConnected = false } = {}) =>
  toPerson({ userId: 1, name: "Dr. Ida Öz", profileVisible: true, ...profile, ...change } as UserItem, by, isConnected);

it("others see the initial of the last name; the owner sees the full name", () => {
  const shown = { userId: 1, name: "Ida Ö.", initials: "IÖ", ...profile, isConnected: false };
  expect(personSeenBy()).toEqual(shown);
  expect(personSeenBy({ profileVisible: false, hidden }, { by: 1 })).toEqual({
    ...shown,
    name: "Dr. Ida Öz",
  });
  expect(personSeenBy({ profileImage: "" })).toEqual({ ...shown, profileImage: null });
});

it("only connected users see a profile that is not visible [D12]", () => {
  const shown = { userId: 1, name: "Ida Ö.", initials: "IÖ" };
  expect(personSeenBy({ profileVisible: false })).toEqual({ ...shown, ...nothing, isConnected: false });
  const connected = { isConnected: true };
  expect(personSeenBy({ profileVisible: false }, connected)).toEqual({ ...shown, ...profile, ...connected });
});

it("nobody else sees a hidden profile, not even connected users [D57]", () => {
  for (const isConnected of [true, false]) expect(personSeenBy({ hidden }, { isConnected })).toMatchObject(nothing);
});

it("nobody else sees the profile of a locked account, not even connected users [D70]", () => {
  const lockedAt = "2027-03-01T09:00:00.000Z";
  for (const isConnected of [true, false]) expect(personSeenBy({ lockedAt }, { isConnected })).toMatchObject(nothing);
  expect(personSeenBy({ lockedAt }, { by: 1 })).toMatchObject(profile);
});
