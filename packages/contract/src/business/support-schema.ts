import * as z from "zod/mini";
import {
  allowedCharacters,
  atMost,
  calendarDate,
  instant,
  optionalEmail,
  optionalText,
  requiredLine,
  storedDate,
  withCompletedLink,
  withProblem,
} from "../fields.ts";
import {
  contactNameMax,
  contactPhoneMax,
  contactRoleMax,
  contactTimesMax,
  supportDocumentsMax,
  supportLinkMax,
  supportTitleMax,
} from "./support-limits.ts";

const document = z.object({ title: z.string(), link: z.string() });

const session = z.object({
  /** Date and time in Berlin. `startsAt` is the corresponding instant. */
  date: storedDate,
  time: z.string(),
  startsAt: instant,
  /** Address of the online meeting. Empty without one. */
  link: z.string(),
});
export type SupportSession = z.output<typeof session>;

/** Person who accompanies a company. Every text except the name may be empty. */
const contact = z.object({
  name: z.string(),
  role: z.string(),
  phone: z.string(),
  email: z.string(),
  /** When the person can be reached. */
  times: z.string(),
});
export type SupportContact = z.output<typeof contact>;

/** Support that a company gets: the contact person, the next session and documents. */
const support = z.object({
  contact: z.nullable(contact),
  nextSession: z.nullable(session),
  documents: z.array(document),
});

/** Request for a strategy call that no admin has settled yet. */
const openCall = z.object({
  receivedAt: instant,
  /** Time of the last mailed reply. Null before the first. */
  repliedAt: z.nullable(instant),
  /** Name of the colleague who sent it. Null when the caller did. */
  requestedBy: z.nullable(z.string()),
});
export type OpenCall = z.output<typeof openCall>;

/** Support as a member of the company sees it, with the company's request for a strategy call. */
export const ownSupport = z.extend(support, { openCall: z.nullable(openCall) });

/** Support of a company as admins edit it. `revision` counts the changes, from 0. */
export const administeredSupport = z.extend(support, { revision: z.number() });
export type AdministeredSupport = z.output<typeof administeredSupport>;

const httpsLink = z
  .string(withProblem("linkRequired"))
  .check(
    z.regex(/\S/, withProblem("linkRequired")),
    ...atMost(supportLinkMax),
    allowedCharacters("line"),
    z.regex(/^\s*https:\/\/[^\s/]\S*\s*$/, withProblem("linkInvalid")),
    z.trim(),
  );

const newSupportDocument = z.object({ title: requiredLine(supportTitleMax, "titleRequired"), link: httpsLink });

export const supportDocumentForm = z.extend(newSupportDocument, { link: withCompletedLink(httpsLink) });

const optionalLink = optionalText(
  supportLinkMax,
  z.regex(/^\s*(?:https:\/\/[^\s/]\S*\s*)?$/, withProblem("linkInvalid")),
);

const newSupportSession = z.object({
  date: calendarDate.check(z.regex(/^20/, withProblem("dateInvalid"))),
  time: z.string(withProblem("timeInvalid")).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, withProblem("timeInvalid"))),
  link: optionalLink,
});

export const supportSessionForm = z.extend(newSupportSession, { link: withCompletedLink(optionalLink) });

const optionalLine = (max: number, ...rules: z.core.$ZodCheck<string>[]) =>
  optionalText(max, allowedCharacters("line"), ...rules);

/** A phone number is any text with at least three digits, because there are many notations. */
const phone = optionalLine(contactPhoneMax, z.regex(/^\s*$|^(?:\D*\d){3}/, withProblem("phoneInvalid")));

export const newSupportContact = z.object({
  name: requiredLine(contactNameMax, "contactNameRequired"),
  role: optionalLine(contactRoleMax),
  phone,
  email: optionalEmail,
  times: optionalLine(contactTimesMax),
});

/** `revision` is the one that the admin has seen. */
export const changedSupport = z.object({
  revision: z.number().check(z.int(), z.gte(0)),
  contact: z.nullable(newSupportContact),
  nextSession: z.nullable(newSupportSession),
  documents: z.array(newSupportDocument).check(
    z.refine((list) => list.length <= supportDocumentsMax, withProblem("tooManyEntries", { max: supportDocumentsMax })),
    z.meta({ maxItems: supportDocumentsMax }),
  ),
});
