import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../config.ts";
import { labelled, layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";
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
  const said = liveTrainingTexts[language];
  const { heading, news, note, button } = said.kinds[about];
  const moment = (instant: string) => fullMomentText(new Date(instant), language, timezone);
  const places = {
    meeting: meetingLink,
    events: dashboardLink(config, workspace, { section: "trainings2" }),
    seat: dashboardLink(config, workspace, { section: "trainings2", details: { event: String(liveTrainingId) } }),
  };
  return layOutMail(config, {
    language,
    workspace,
    subject: labelled(language, workspaces[workspace], heading(title)),
    heading: heading(title),
    paragraphs: [
      said.greeting(name),
      news(moment(until)),
      said.facts(moment(startsAt), duration, instructor),
      ...(previousStartsAt ? [said.moved(moment(previousStartsAt))] : []),
      ...(previousLink ? [said.linkChanged(previousLink)] : []),
    ],
    button: { label: said[button], href: places[button] },
    ...(note && { note }),
    ...(unsubscribe && { unsubscribe }),
  });
}
