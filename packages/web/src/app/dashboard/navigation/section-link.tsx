import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { sectionSearch } from "../section-address.ts";
import type { Section } from "../sections.ts";
import { useSection } from "../use-section.tsx";

interface SectionLinkProps {
  section: Section;
  details?: Record<string, string>;
  isCurrent?: boolean;
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

export function SectionLink({ section, details, isCurrent = false, label, className, children }: SectionLinkProps) {
  const { preloadSection } = useSection();
  return (
    <Link
      to={{ search: sectionSearch(section, details) }}
      aria-current={isCurrent ? "page" : undefined}
      aria-label={label}
      title={label}
      className={className}
      onPointerEnter={() => preloadSection(section)}
      onFocus={() => preloadSection(section)}
    >
      {children}
    </Link>
  );
}
