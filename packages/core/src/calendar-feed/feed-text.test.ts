import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { config } from "../config.ts";
import { feedText } from "./feed-text.ts";

type Owner = Parameters<typeof feedText>[1];
type Content = Parameters<typeof feedText>[2];

const owner: Owner = { userId: 17, language: "de", workspace: "freelance" };
const followUp = {
  ...lead({ name: "Ida Öz", company: "Nord AG", nextStep: "Angebot nachfassen", followUpDate: "2027-03-31" }),
  id: 5,
  lastActivity: "2027-03-01T09:00:00.000Z",
};
const event = {
  id: 7,
  revision: 3,
  title: "Sales",
  description: "Vom ersten Kontakt zum Gespräch.",
  startsAt: "2027-03-12T18:00:00.000Z",
  endsAt: "2027-03-12T19:30:00.000Z",
  meetingLink: "https://meet.example.org/sales",
  registeredAt: "2027-03-02T10:00:00.000Z",
};
const feedOf = (content: Partial<Content>, to = owner) =>
  feedText(config(), to, { followUps: [], events: [], ...content });
/** Parses the feed as a calendar program does. */
const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));

describe("the calendar feed", () => {
  it("has a follow-up as an all-day event and a live event with its time", () => {
    expect(
      feedOf({ followUps: [followUp], events: [event] })
        .replaceAll("\r\n ", "")
        .split("\r\n"),
    ).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//LinkedPotential//Follow-ups//DE",
      "NAME:LinkedPotential",
      "X-WR-CALNAME:LinkedPotential",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
      "BEGIN:VEVENT",
      "UID:follow-up-17-5@127.0.0.1",
      "DTSTAMP:20270301T090000Z",
      "DTSTART;VALUE=DATE:20270331",
      "DTEND;VALUE=DATE:20270401",
      "SUMMARY:Follow-up: Ida Öz (Nord AG)",
      "DESCRIPTION:Nächster Schritt: Angebot nachfassen\\nhttp://127.0.0.1:3000/freelance/dashboard?section=leads&lead=5",
      "URL:http://127.0.0.1:3000/freelance/dashboard?section=leads&lead=5",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:live-training-7@127.0.0.1",
      "SEQUENCE:3",
      "DTSTAMP:20270302T100000Z",
      "DTSTART:20270312T180000Z",
      "DTEND:20270312T193000Z",
      "SUMMARY:Sales",
      "DESCRIPTION:Vom ersten Kontakt zum Gespräch.",
      "LOCATION:https://meet.example.org/sales",
      "URL:http://127.0.0.1:3000/freelance/dashboard?section=trainings2",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("is written in the language of its owner", () => {
    const summaries = (["de", "en", "fr"] as const).map(
      (language) => entriesOf(feedOf({ followUps: [followUp] }, { ...owner, language }))[0],
    );
    expect(summaries.map((entry) => [entry?.summary, entry?.description.split("\n")[0]])).toEqual([
      ["Follow-up: Ida Öz (Nord AG)", "Nächster Schritt: Angebot nachfassen"],
      ["Follow-up: Ida Öz (Nord AG)", "Next step: Angebot nachfassen"],
      ["Relance\u00a0: Ida Öz (Nord AG)", "Prochaine étape\u00a0: Angebot nachfassen"],
    ]);
  });

  it("without entries is a calendar, too", () => {
    expect(entriesOf(feedOf({}))).toEqual([]);
  });

  it("is read by a calendar parser as it was written, whatever the texts contain, in lines of at most 75 bytes", () => {
    const pieces = fc.constantFrom(..."aß;,:\\\"\n\t '{}€😀%()", "\r\n", "BEGIN:VEVENT\n", "\\n", "END:VCALENDAR\r\n");
    const text = fc.oneof(
      fc.string({ unit: pieces, maxLength: 120, size: "max" }),
      fc.string({ unit: "grapheme", maxLength: 120, size: "max" }),
    );
    const leads = fc.array(fc.record({ name: text, company: text, nextStep: text }), { maxLength: 5 });
    const asRead = (written: string) => written.replace(/\r\n?/g, "\n");
    fc.assert(
      fc.property(leads, (given) => {
        const followUps = given.map((texts, id) => ({ ...followUp, ...texts, id: id + 1 }));
        const feed = feedOf({ followUps });
        for (const line of feed.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const entries = entriesOf(feed);
        expect(entries.map(({ uid }) => uid)).toEqual(followUps.map(({ id }) => `follow-up-17-${id}@127.0.0.1`));
        followUps.forEach(({ name, company, nextStep }, index) => {
          expect(entries[index]?.summary).toBe(asRead(`Follow-up: ${name} (${company})`));
          if (nextStep) expect(entries[index]?.description).toContain(asRead(`Nächster Schritt: ${nextStep}\n`));
          expect(entries[index]?.startDate.toString()).toBe("2027-03-31");
        });
      }),
    );
  });
});
