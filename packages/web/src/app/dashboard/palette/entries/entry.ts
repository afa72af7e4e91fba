import type { LucideIcon } from "lucide-react";

/** Something that the palette finds. */
export interface Entry {
  /** Kind and id, such as `lead/17`. */
  id: string;
  label: string;
  /** Second line, such as the company of a lead. */
  detail?: string;
  /** Words that are searched but not shown. */
  keywords?: string;
  icon: LucideIcon;
  run: () => void;
}
