import * as z from "zod/mini";
import { optionalText, withProblem } from "./fields.ts";
import { linkedinUrlOrBlank, normalizeLinkedinUrl } from "./linkedin-url.ts";

export const optionalLinkedinUrl = z.pipe(
  optionalText(300, z.regex(linkedinUrlOrBlank, withProblem("linkedinInvalid"))),
  z.transform((text: string) => normalizeLinkedinUrl(text) ?? ""),
);
