import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { useRemember } from "../../lib/storage/use-remember.ts";
import {
  guideCategoryIn,
  isRememberedCategory,
  rememberedSection,
  sectionIn,
  sectionSearch,
} from "./section-address.ts";
import type { Section } from "./sections.ts";

interface SectionLocation {
  section: Section;
  /** Guide category from the address: one of the four categories, or an unknown value. */
  guideCategory: string;
  openSection: (section: Section, details?: Record<string, string>) => void;
  /** Fetches the code and texts of a section before it is opened. */
  preloadSection: (section: Section) => void;
}

const Context = createContext<SectionLocation | null>(null);

export function useSection(): SectionLocation {
  const location = use(Context);
  if (!location) throw new Error("useSection needs SectionProvider");
  return location;
}

interface PlaceProviderProps {
  startsHere: boolean;
  preloadSection: (section: Section) => void;
  children: ReactNode;
}

/**
 * Provides the section named in the address. If the address names none, opens the section remembered today and adds it
 * to the address, for reloads and the back button.
 */
export function SectionProvider({ startsHere, preloadSection, children }: PlaceProviderProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = sectionIn(search);
  const [arrival, setArrival] = useState(() => (named || startsHere ? null : rememberedSection()));
  if (arrival && named) setArrival(null);
  const section = named ?? arrival ?? "dashboard";
  const guideCategory = guideCategoryIn(search);
  useRemember("guideCategory", section === "templates" && isRememberedCategory(guideCategory) ? guideCategory : null);
  const location = useMemo<SectionLocation>(
    () => ({
      section,
      guideCategory,
      openSection: (next, details) => {
        setArrival(null);
        navigate({ search: sectionSearch(next, details) });
      },
      preloadSection,
    }),
    [section, guideCategory, navigate, preloadSection],
  );
  return (
    <Context value={location}>
      {arrival && arrival !== "dashboard" && <Navigate to={{ search: sectionSearch(arrival) }} replace />}
      {children}
    </Context>
  );
}
