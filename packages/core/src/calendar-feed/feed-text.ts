import {
  calendarDay,
  calendarInstant,
  calendarText,
  joinCalendarLines,
} from "@linkedpotential/contract/calendar-lines";
import { addDays } from "@linkedpotential/contract/dates";
import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { eventLines } from "@linkedpotential/contract/live-trainings/calendar-file";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../config.ts";
import { dashboardLink } from "../mail/link-to.ts";
import { workspaceOf } from "../mail/recipient.ts";
import type { UserItem } from "../user/user.entity.ts";
import type { RegisteredEvent } from "./registered-events.ts";

type FollowUp = Pick<LeadRow, "id" | "name" | "company" | "nextStep" | "followUpDate" | "lastActivity">;
type Owner = Pick<UserItem, "userId" | "language" | "workspace">;

interface FeedContent {
  followUps: readonly FollowUp[];
  events: readonly RegisteredEvent[];
}

const texts = {
  de: { followUp: "Follow-up: ", nextStep: "Nächster Schritt: " },
  en: { followUp: "Follow-up: ", nextStep: "Next step: " },
  fr: withFrenchSpacing({ followUp: "Relance : ", nextStep: "Prochaine étape : " }),
} satisfies Record<Language, unknown>;

/**
 * Renders an owner's follow-ups as all-day events, and live events with their time (RFC 5545). The time stamps are those
 * of the data, so that unchanged data gives the same text.
 */
export function feedText(config: Config, owner: Owner, { followUps, events }: FeedContent): string {
  return joinCalendarLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//LinkedPotential//Follow-ups//DE",
    "NAME:LinkedPotential",
    "X-WR-CALNAME:LinkedPotential",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...followUps.flatMap((followUp) => followUpLines(config, owner, followUp)),
    ...events.flatMap((event) => eventLines(event, config.siteUrl, new Date(event.registeredAt))),
    "END:VCALENDAR",
  ]);
}

function followUpLines(config: Config, owner: Owner, lead: FollowUp): string[] {
  const { followUpDate, nextStep } = lead;
  if (followUpDate === null) return [];
  const { hostname } = new URL(config.siteUrl);
  const labels = texts[owner.language];
  const href = dashboardLink(config, workspaceOf(owner), { section: "leads", details: { lead: String(lead.id) } });
  const description = nextStep ? `${labels.nextStep}${nextStep}\n${href}` : href;
  return [
    "BEGIN:VEVENT",
    // Every account counts its leads from 1, so the id of the lead alone is not unique.
    `UID:follow-up-${owner.userId}-${lead.id}@${hostname}`,
    `DTSTAMP:${calendarInstant(new Date(lead.lastActivity))}`,
    `DTSTART;VALUE=DATE:${calendarDay(followUpDate)}`,
    `DTEND;VALUE=DATE:${calendarDay(addDays(followUpDate, 1))}`,
    `SUMMARY:${calendarText(`${labels.followUp}${lead.name} (${lead.company})`)}`,
    `DESCRIPTION:${calendarText(description)}`,
    `URL:${href}`,
    // An all-day follow-up does not make its owner busy.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}
