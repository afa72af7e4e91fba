import { ChartLine, FileSignature, FileText, Handshake, type LucideIcon, Scale } from "lucide-react";
import type { BusinessGuidesTexts } from "../../../texts/guide-content.ts";

export type BusinessGuide = keyof BusinessGuidesTexts["guides"];

/** The guides in the order in which a business needs them. */
export const businessGuides = [
  "expectations",
  "briefing",
  "contracts",
  "status",
  "success",
] as const satisfies readonly BusinessGuide[];

export const guideIcons: Readonly<Record<BusinessGuide, LucideIcon>> = {
  expectations: Handshake,
  briefing: FileText,
  contracts: FileSignature,
  status: Scale,
  success: ChartLine,
};

/** Guides on legal matters, which say that they replace no legal advice. */
export const legalGuides: readonly BusinessGuide[] = ["contracts", "status"];
