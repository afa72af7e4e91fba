import {
  Bell,
  BookUser,
  BriefcaseBusiness,
  CalendarSearch,
  Compass,
  FilePen,
  FileText,
  Handshake,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Mic,
  Repeat,
  Search,
  Send,
  Target,
  UserPlus,
  UserSearch,
  UsersRound,
} from "lucide-react";
import type { Journey } from "../../../parts/guides/journeys.ts";
import type { Channel } from "../../../parts/templates/channels.ts";
import type { NextStep } from "../../../parts/templates/sent/next-step.ts";
import type { Texts } from "../../../texts/areas.ts";

/** Editor for the user's own templates in a step. The namespace of these templates is the journey. */
export interface StepTemplate {
  templateKey: keyof Texts["guides"]["templates"];
  channel?: Channel;
  /** Status and follow-up that the guide recommends after sending. */
  next?: NextStep;
}

export interface Step<Id extends string = string> {
  id: Id;
  icon: LucideIcon;
  templates?: readonly StepTemplate[];
}

type StepId<Name extends Journey> = Extract<keyof Texts[`guides/${Name}-journey`]["steps"], string>;

/** Order, icons and template editors of the steps. Their texts are in `texts/<language>/guides`. */
export const stepsOf: { readonly [Name in Journey]: readonly Step<StepId<Name>>[] } = {
  hot: [
    { id: "find", icon: Search },
    { id: "apply", icon: Send, templates: [{ templateKey: "bewerbung", next: { status: "contacted", days: 6 } }] },
    { id: "prepare", icon: ListChecks },
    { id: "interview", icon: Mic },
    { id: "strategy", icon: Lightbulb },
    { id: "offer", icon: FileText, templates: [{ templateKey: "proposal", next: { status: "proposal", days: 4 } }] },
  ],
  warm: [
    { id: "find", icon: BriefcaseBusiness },
    { id: "decisionMakers", icon: UserSearch },
    {
      id: "firstContact",
      icon: MessageCircle,
      templates: [{ templateKey: "erstnachricht", channel: "inMail", next: { status: "contacted", days: 6 } }],
    },
    { id: "dialogue", icon: MessagesSquare, templates: [{ templateKey: "followup" }] },
    { id: "consultation", icon: Compass, templates: [{ templateKey: "beratungsangebot" }] },
    { id: "offer", icon: FileText },
  ],
  cold: [
    { id: "audience", icon: Target },
    {
      id: "leads",
      icon: UsersRound,
      templates: [{ templateKey: "vernetzungsanfrage", channel: "connectionNote", next: { days: 7 } }],
    },
    { id: "connection", icon: UserPlus, templates: [{ templateKey: "zweitnachricht" }] },
    { id: "secondMessage", icon: FilePen, templates: [{ templateKey: "followup" }] },
    { id: "followUp", icon: Bell, templates: [{ templateKey: "followup-step5" }] },
    { id: "offer", icon: FileText, templates: [{ templateKey: "angebot", next: { status: "proposal", days: 4 } }] },
  ],
  referral: [
    { id: "contacts", icon: BookUser },
    { id: "occasion", icon: CalendarSearch },
    {
      id: "reconnect",
      icon: MessageCircle,
      templates: [{ templateKey: "wiedermelden", next: { status: "contacted", days: 21 } }],
    },
    { id: "ask", icon: MessagesSquare, templates: [{ templateKey: "empfehlungsbitte", next: { days: 14 } }] },
    {
      id: "introduction",
      icon: Handshake,
      templates: [{ templateKey: "vorstellung", next: { status: "contacted", days: 4 } }],
    },
    { id: "keepInTouch", icon: Repeat, templates: [{ templateKey: "dranbleiben", next: { days: 84 } }] },
  ],
};
