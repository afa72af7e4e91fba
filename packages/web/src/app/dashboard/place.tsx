import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { storage } from "../../lib/storage/storage.ts";
import { guideCategoryIn, isGuideCategory, rememberedSection, sectionIn, sectionSearch } from "./section-address.ts";
import type { Section } from "./sections.tsx";

interface Place {
  section: Section;
  /** One of three, `all` of them, or what else an address may say. */
  guideCategory: string;
  go: (section: Section, details?: Record<string, string>) => void;
}

const Context = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = use(Context);
  if (!place) throw new Error("usePlace needs PlaceProvider");
  return place;
}

interface PlaceProviderProps {
  startsHere: boolean;
  children: ReactNode;
}

/** Arriving without a place leads to the remembered one; the address is completed for reload and the back button. */
export function PlaceProvider({ startsHere, children }: PlaceProviderProps) {
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

  useEffect(() => {
    if (section === "templates" && isGuideCategory(guideCategory)) storage.set("guideCategory", guideCategory);
  }, [section, guideCategory]);

  const place = useMemo<Place>(
    () => ({
      section,
      guideCategory,
      go: (next, details) => {
        setArrival(null);
        navigate({ search: sectionSearch(next, details) });
      },
    }),
    [section, guideCategory, navigate],
  );
  return <Context value={place}>{children}</Context>;
}
