import * as z from "zod/mini";
import { requiredLine, requiredText } from "../fields.ts";

export const supportMessageMax = 5000;
export const supportMessage = z.object({
  subject: requiredLine(150, "subjectRequired"),
  message: requiredText(supportMessageMax, "messageRequired"),
});
