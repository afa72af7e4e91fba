import { dayEnd } from "@linkedpotential/contract/dates";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { unreadQuery } from "../../features/notifications/api.ts";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { rememberSection } from "../../lib/navigation/remembered-section.ts";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useAccountRefresh } from "../session/use-account-refresh.ts";
import { sectionScreens } from "./section-screens.ts";
import { useSection } from "./use-section.tsx";

export function SectionContent() {
  const { section } = useSection();
  const texts = useTexts("dashboard");
  // Disabled, because the bell requests the number already.
  const { data: unread } = useQuery({ ...unreadQuery, enabled: false });
  useDocumentTitle(texts.sections[section], unread?.count);
  useAccountRefresh();
  const { timezone } = useUser();
  // Remember the section in an effect, which runs only after the section was mounted. So a section that crashes is not
  // remembered.
  useEffect(() => rememberSection(section, dayEnd(new Date(), timezone)), [section, timezone]);
  const Screen = sectionScreens[section];
  return <Screen />;
}

export function SectionLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-6">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </Loading>
  );
}
