import * as z from "zod/mini";
import { email, requiredLine, requiredText } from "../fields.ts";
import { supportMessageMax } from "./values.ts";

export const supportMessage = z.object({
  subject: requiredLine(150, "subjectRequired"),
  message: requiredText(supportMessageMax, "messageRequired"),
});

export const barrierReport = z.object({
  email: email(),
  page: requiredLine(300),
  message: requiredText(supportMessageMax, "messageRequired"),
});
