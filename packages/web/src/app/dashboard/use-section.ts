import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { storage } from "../../lib/storage.ts";
import {
  type GuideCategory,
  guideCategoryIn,
  rememberedSection,
  type Section,
  sectionIn,
  sectionSearch,
} from "./sections.ts";

export interface Place {
  section: Section;
  guideCategory: GuideCategory;
  go: (section: Section, details?: Record<string, string>) => void;
}

/**
 * Where on the dashboard we are: what the address says and, on arriving without one, what was remembered – the address
 * is then completed, so that reloading and the back button work. `startsHere` keeps an arrival on the overview.
 */
export function useSection(startsHere: boolean): Place {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = sectionIn(search);
  const [arrival, setArrival] = useState(() => (named || startsHere ? null : rememberedSection()));
  if (arrival && named) setArrival(null);
  const section = named ?? arrival ?? "dashboard";
  const guideCategory = guideCategoryIn(search);

  useEffect(() => {
    if (arrival && arrival !== "dashboard") navigate({ search: sectionSearch(arrival) }, { replace: true });
  }, [arrival, navigate]);

  useEffect(() => storage.set("activeSection", section), [section]);
  useEffect(() => {
    if (section === "templates") storage.set("guideCategory", guideCategory);
  }, [section, guideCategory]);

  const go: Place["go"] = (next, details) => {
    setArrival(null);
    navigate({ search: sectionSearch(next, details) });
  };
  return { section, guideCategory, go };
}
