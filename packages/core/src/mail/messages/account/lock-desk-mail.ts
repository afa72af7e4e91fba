import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { accountPage } from "../../link-to.ts";

const heading = "Einspruch gegen eine Sperre";

/** Renders the mail that tells the moderators of an objection to a lock. It names no person. */
export const lockDeskMail = (config: Config, userId: number): MailContent =>
  layOutMail(config, {
    ...{ language: "de", workspace: landingWorkspace, heading, isInternal: true },
    paragraphs: ["Jemand widerspricht der Sperre eines Kontos. In der Verwaltung wartet eine Entscheidung."],
    button: { label: "Konto öffnen", href: accountPage(config, userId) },
    note: `Konto ${userId}`,
  });
