import * as z from "zod/mini";
import { notificationKinds } from "../user/settings.ts";
import { tokenForm } from "./token.ts";

export const unsubscribeParams = z.object({ token: z.string().check(z.regex(tokenForm)) });

export const unsubscribed = z.object({ kind: z.enum(notificationKinds) });
