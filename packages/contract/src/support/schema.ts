import * as z from "zod/mini";
import { requiredLine, requiredText } from "../fields.ts";
import { supportMessageMax } from "./values.ts";

export const supportMessage = z.object({
  subject: requiredLine(150, "subjectRequired"),
  message: requiredText(supportMessageMax, "messageRequired"),
});
