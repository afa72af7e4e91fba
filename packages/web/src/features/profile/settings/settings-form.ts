import type { Settings } from "@linkedpotential/contract/user/schema";
import type { Form } from "../../../lib/form/use-form.ts";
import type { OpenChances } from "./chances.ts";

export type SettingsForm = Form<Settings & { chances: OpenChances }>;
