import * as z from "zod/mini";
import { email, requiredLine, requiredText } from "../fields.ts";
import { supportMessageMax } from "./values.ts";

export const supportMessage = z.object({
  subject: requiredLine(150, "subjectRequired"),
  message: requiredText(supportMessageMax, "messageRequired"),
});

export const barrierReport = z.object({
  email: email(),
  /** Where it is, in the person's words. */
  page: requiredLine(300),
  message: requiredText(supportMessageMax, "messageRequired"),
});
