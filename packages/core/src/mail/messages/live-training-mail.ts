import { dayMonthNameText, fullMomentText, timeText, weekdayText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../config.ts";
import { layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";
import { subjectWith } from "../subject.ts";
import { type Change, changeTexts, type When } from "./live-training-change-texts.ts";
import { type AnnouncedTopic, liveTrainingTexts } from "./live-training-mail-texts.ts";

interface Event {
  liveTrainingId: number;
  title: string;
  startsAt: string;
  duration: string;
  instructor: string;
  meetingLink: string;
}

interface More {
  until?: string | undefined;
  /** Start and meeting link before a change. Absent when they did not change. */
  previousStartsAt?: string | undefined;
  previousLink?: string | undefined;
  unsubscribe?: UnsubscribeLinks | undefined;
}

/** Renders a mail about a live training. Times are in the recipient's time zone, and the mail names that zone. */
export function liveTrainingMail(
  config: Config,
  recipient: Recipient & { timezone: string },
  about: AnnouncedTopic,
  { liveTrainingId, title, startsAt, duration, instructor, meetingLink }: Event,
  { until = startsAt, previousStartsAt, previousLink, unsubscribe }: More = {},
): MailContent {
  const { language, timezone, name } = recipient;
  const workspace = workspaceOf(recipient);
  const texts = liveTrainingTexts[language];
  const said =
    about === "changed" ? changeTexts[language][changeOf({ previousStartsAt, previousLink })] : texts.kinds[about];
  const { heading, news, note, button } = said;
  const moment = (instant: string) => fullMomentText(new Date(instant), language, timezone);
  const when = whenOf(startsAt, language, timezone);
  const links = {
    meeting: meetingLink,
    events: dashboardLink(config, workspace, { section: "trainings2" }),
    seat: dashboardLink(config, workspace, { section: "trainings2", details: { event: String(liveTrainingId) } }),
  };
  const facts = [
    texts.start(moment(startsAt)),
    ...(previousStartsAt ? [texts.before(moment(previousStartsAt))] : []),
    ...texts.facts(duration, instructor),
    ...(previousLink ? [texts.link(meetingLink), texts.before(previousLink)] : []),
  ];
  return layOutMail(config, {
    ...{ language, workspace },
    heading: heading(title, when),
    subject: subjectWith((shown) => heading(shown, when), title),
    greeting: texts.greeting(name),
    paragraphs: [news(moment(until)), { facts }],
    button: { label: texts[button], href: links[button] },
    ...(note && { note }),
    ...(unsubscribe && { unsubscribe }),
  });
}

function changeOf({ previousStartsAt, previousLink }: More): Change {
  if (previousStartsAt && previousLink) return "both";
  if (previousStartsAt) return "start";
  return previousLink ? "link" : "unknown";
}

function whenOf(startsAt: string, language: Language, timezone: string): When {
  const start = new Date(startsAt);
  const date = today(start, timezone);
  return {
    weekday: weekdayText(date, language),
    day: dayMonthNameText(date, language),
    time: timeText(start, language, timezone),
  };
}
