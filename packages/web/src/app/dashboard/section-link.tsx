import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type Section, sectionSearch } from "./sections.ts";

interface SectionLinkProps {
  section: Section;
  details?: Record<string, string>;
  /** The section that is shown. */
  isCurrent?: boolean;
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

/** A link to a section: it can be opened in another tab like any address. */
export function SectionLink({ section, details, isCurrent = false, label, className, children }: SectionLinkProps) {
  return (
    <Link
      to={{ search: sectionSearch(section, details) }}
      aria-current={isCurrent ? "page" : undefined}
      aria-label={label}
      title={label}
      className={className}
    >
      {children}
    </Link>
  );
}
