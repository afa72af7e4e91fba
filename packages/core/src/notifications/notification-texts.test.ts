import { notificationTypes } from "@linkedpotential/contract/notifications/types";
import { languages } from "@linkedpotential/contract/user/settings";
import { describe, expect, it } from "vitest";
import { notificationText } from "./notification-texts.ts";
import type { Subjects } from "./subjects.ts";

type Type = (typeof notificationTypes)[number];
type Language = (typeof languages)[number];

const userId = 7;
const [person, post] = ["Ida Ö.", "Zwei Köpfe für ein Portal"];
const subjects: Subjects = {
  leads: new Map([[1, { name: "Björn Nord", company: "Nord AG", note: "" }]]),
  liveTrainings: new Map([[1, { title: "Preise nennen", startsAt: "2027-03-12T16:00:00.000Z", isCalledOff: false }]]),
  posts: new Map([[1, post]]),
  people: new Map([[9, { name: person, isBusiness: false }]]),
  contacts: new Map(),
};
const nothing: Subjects = {
  ...{ leads: new Map(), liveTrainings: new Map(), posts: new Map(), people: new Map(), contacts: new Map() },
};

const textsFor = (type: Type, language: Language = "de", { relatedId = 1, actorId = 9, about = subjects } = {}) =>
  notificationText(
    { userId, role: "freelancer", language, timezone: "Europe/Berlin" },
    { type, relatedId, actorId, notificationId: 1, createdAt: "2027-03-12T06:00:00.000Z" },
    about,
  );
const titles = (language: Language) => notificationTypes.map((type) => textsFor(type, language).title);
const messages = (language: Language) => notificationTypes.map((type) => textsFor(type, language).message);
/** Removes the inserted names from a text. */
const withoutNames = (message: string) => message.replace(person, "").replace(post, "").trim();

const ofPerson = notificationTypes.filter((type) => type.startsWith("collaboration_request"));
const ofContent = notificationTypes.filter((type) => type.startsWith("content_"));
const ofReport = notificationTypes.filter((type) => type.startsWith("report_"));

describe.each(languages)("in %s a notification", (language) => {
  it("has a distinct title per kind", () => {
    expect(new Set(titles(language)).size).toBe(notificationTypes.length);
    for (const title of titles(language)) expect(title).toMatch(/^\p{L}.{6,}$/u);
  });

  it("has a distinct message per kind", () => {
    expect(new Set(messages(language)).size).toBe(notificationTypes.length);
    for (const type of [...ofPerson, ...ofContent, ...ofReport]) {
      expect(withoutNames(textsFor(type, language).message).length, type).toBeGreaterThan(4);
    }
  });

  it("names the person and the post", () => {
    for (const type of [...ofPerson, "new_post"] as const) {
      expect(textsFor(type, language).message, type).toContain(person);
      expect(textsFor(type, language).message, type).toContain(post);
    }
    for (const type of ofContent) expect(textsFor(type, language).message, type).toContain(post);
  });

  it("mentions a deleted lead, live training, post or person", () => {
    const messageWithoutSubject = (type: Type) => textsFor(type, language, { about: nothing }).message;
    expect(messageWithoutSubject("crm_followup")).toMatch(/\p{L}{3,}.*\.$/u);
    expect(messageWithoutSubject("event_reminder")).toMatch(/\p{L}{3,}.*\.$/u);
    expect(messageWithoutSubject("crm_followup")).not.toBe(messageWithoutSubject("event_reminder"));
    expect(messageWithoutSubject("new_post")).toMatch(/^\p{L}{3,}.* \(\p{L}{3,} \p{L}{3,}\)$/u);
  });

  it("refers to the reader's hidden profile as such", () => {
    for (const type of ofContent) {
      const { message } = textsFor(type, language, { relatedId: userId });
      expect(message).toMatch(/profile?/i);
      expect(message).not.toContain(post);
    }
  });
});

it("texts differ between languages", () => {
  for (const texts of [titles, messages]) {
    const all = languages.map((language) => texts(language));
    for (const type of [...ofPerson, ...ofContent, ...ofReport]) {
      const index = notificationTypes.indexOf(type);
      expect(new Set(all.map((each) => each[index])).size, type).toBe(languages.length);
    }
  }
});

it("a follow-up names the lead, its company and the note", () => {
  expect(textsFor("crm_followup").message).toBe("Björn Nord, Nord AG");
  const leads = new Map([[1, { name: "Björn Nord", company: "Nord AG", note: "Nach dem Budget fragen" }]]);
  const messageIn = (language: Language) =>
    textsFor("crm_followup", language, { about: { ...subjects, leads } }).message;
  expect(messageIn("de")).toBe("Björn Nord, Nord AG: Nach dem Budget fragen");
  expect(messageIn("fr")).toBe("Björn Nord, Nord AG\u00a0: Nach dem Budget fragen");
});

it("a request of a business names the company that it shares", () => {
  const shared = { name: "Ida Öz", company: "Nordlicht GmbH", email: "ida@example.org", ownerId: 9 };
  const messageIn = (language: Language, contact = shared) =>
    textsFor("project_request", language, { about: { ...subjects, contacts: new Map([[1, contact]]) } }).message;
  expect(messageIn("de")).toBe("Ida Öz (Nordlicht GmbH) fragt an, ob Sie Zeit für ein Projekt haben.");
  for (const language of languages) expect(messageIn(language)).toContain("Ida Öz (Nordlicht GmbH)");
  expect(messageIn("de", { ...shared, company: "" })).toMatch(/^Ida Öz fragt an,/);
  expect(textsFor("project_request").message).toMatch(/^Ida Ö\. fragt an,/);
});

it("a reminder names the live training and its start in the reader's time zone", () => {
  expect(textsFor("event_reminder").message).toMatch(/^Preise nennen, .*12\. März 2027.*17:00/);
  expect(textsFor("event_reminder", "en").message).toMatch(/^Preise nennen, .*12 March 2027.*17:00/);
});

it("a changed live training shows the new and the previous value", () => {
  const { liveTrainings } = subjects;
  const reader = { userId, role: "freelancer", language: "de", timezone: "Europe/Berlin" } as const;
  const message = (details: object) =>
    notificationText(
      reader,
      { type: "event_changed", relatedId: 1, notificationId: 1, createdAt: "2027-03-12T06:00:00.000Z", details },
      { ...nothing, liveTrainings },
    ).message;
  const moved = "Preise nennen: jetzt 12. März 2027 um 17:00 MEZ, bisher 11. März 2027 um 19:00 MEZ.";
  const previousStartsAt = "2027-03-11T18:00:00.000Z";
  expect(message({ previousStartsAt })).toBe(moved);
  expect(message({ isLinkNew: true })).toBe("Preise nennen: Der Meeting-Link ist neu.");
  expect(message({ previousStartsAt, isLinkNew: true })).toBe(`${moved} Preise nennen: Der Meeting-Link ist neu.`);
});
