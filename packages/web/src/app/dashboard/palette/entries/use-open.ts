import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { Section } from "../../sections.ts";
import { useSection } from "../../use-section.tsx";

export interface Open {
  section: (section: Section, details?: Record<string, string>) => void;
  lead: (leadId: number | "new") => void;
  leadImport: () => void;
}

/** Returns functions that open a section, a lead, or the import of leads. The list of leads keeps its filters. */
export function useOpen(): Open {
  const navigate = useNavigate();
  const { section, openSection } = useSection();
  return useMemo(() => {
    const openInLeads = (details: Record<string, string>) => {
      if (section !== "leads") return openSection("leads", details);
      const search = new URLSearchParams(location.search);
      for (const name of ["lead", "edit", "import"]) search.delete(name);
      for (const [name, value] of Object.entries(details)) search.set(name, value);
      navigate({ search: String(search) });
    };
    return {
      section: openSection,
      lead: (leadId) => openInLeads({ lead: String(leadId) }),
      leadImport: () => openInLeads({ import: "1" }),
    };
  }, [navigate, section, openSection]);
}
