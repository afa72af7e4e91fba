import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { sectionSearch } from "../section-address.ts";
import { type Section, sections } from "../sections.tsx";

interface SectionLinkProps {
  section: Section;
  details?: Record<string, string>;
  isCurrent?: boolean;
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

export function SectionLink({ section, details, isCurrent = false, label, className, children }: SectionLinkProps) {
  return (
    <Link
      to={{ search: sectionSearch(section, details) }}
      aria-current={isCurrent ? "page" : undefined}
      aria-label={label}
      title={label}
      className={className}
      onPointerEnter={sections[section].Screen.preload}
      onFocus={sections[section].Screen.preload}
    >
      {children}
    </Link>
  );
}
