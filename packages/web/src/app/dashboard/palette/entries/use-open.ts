import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { Section } from "../../sections.ts";
import { useSection } from "../../use-section.tsx";

export interface Open {
  section: (section: Section, details?: Record<string, string>) => void;
  lead: (leadId: number | "new") => void;
}

/** Returns functions that open a section, or a lead. The list of leads keeps its filters. */
export function useOpen(): Open {
  const navigate = useNavigate();
  const { section, openSection } = useSection();
  return useMemo(
    () => ({
      section: openSection,
      lead: (leadId) => {
        if (section !== "leads") return openSection("leads", { lead: String(leadId) });
        const search = new URLSearchParams(location.search);
        search.set("lead", String(leadId));
        search.delete("edit");
        navigate({ search: String(search) });
      },
    }),
    [navigate, section, openSection],
  );
}
