import * as z from "zod/mini";
import { personNameMax } from "../auth/schema.ts";
import { email, requiredLine, requiredText, withProblem } from "../fields.ts";
import { defaultSettings } from "../user/schema.ts";
import { languages } from "../user/settings.ts";
import { crashFrame, crashFramesMax, crashKinds, crashPlaces, crashWord } from "./crash-reports.ts";
import { companyNameMax, supportMessageMax } from "./limits.ts";

export const supportMessage = z.object({
  subject: requiredLine(150, "subjectRequired"),
  message: requiredText(supportMessageMax, "messageRequired"),
  /** Set for a request for a strategy call, which is also stored for the admins. */
  isCallRequest: z._default(z.boolean(), false),
  /** Set for a message to the contact person of the own company. Without one who has an address, the support gets it. */
  isToContact: z._default(z.boolean(), false),
});

export const barrierReport = z.object({
  email: email(),
  page: requiredLine(300),
  message: requiredText(supportMessageMax, "messageRequired"),
});

export const callRequest = z.object({
  name: requiredLine(personNameMax, "personNameRequired"),
  company: requiredLine(companyNameMax, "companyNameRequired"),
  email: email(),
  message: requiredText(supportMessageMax, "messageRequired"),
  hasConsented: z.literal(true, withProblem("consentRequired")),
  /** Language of the confirmation mail. */
  language: z._default(z.enum(languages), defaultSettings.language),
});

const word = z.string().check(z.regex(crashWord));
const frames = z.array(z.string().check(z.regex(crashFrame))).check(z.maxLength(crashFramesMax));

export const crashReport = z.object({
  release: word,
  kind: z.enum(crashKinds),
  place: z.enum(crashPlaces),
  screen: word,
  name: word,
  frames,
  components: frames,
});
