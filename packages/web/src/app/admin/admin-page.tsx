import { ArrowLeft } from "lucide-react";
import { Link, Navigate } from "react-router-dom";
import { AdminScreen } from "../../features/admin/admin-screen.tsx";
import { dashboardPath, homePath } from "../../lib/navigation/paths.ts";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { BarPage } from "../bar/bar-page.tsx";
import { useAccountRefresh } from "../session/use-account-refresh.ts";

const EventAdministration = lazyPart(
  async () => (await import("../../features/live-trainings/admin/event-administration.tsx")).EventAdministration,
  "live-trainings",
  "event-admin",
);

/** Shows the page for admins. Other users are redirected to their own start page (D7). */
export function AdminPage() {
  const texts = useTexts("admin");
  const user = useUser();
  useAccountRefresh();
  const home = homePath(user);
  if (!user.isAdmin) return <Navigate to={home} replace />;
  return (
    <BarPage texts={texts} home={home}>
      <div className="flex flex-col gap-4">
        <div>
          <Link to={home} className="inline-flex min-h-6 items-center gap-1.5 text-ink-muted text-sm hover:text-ink">
            <ArrowLeft size={16} aria-hidden />
            {texts.toDashboard}
          </Link>
          <h1 className="mt-2 font-semibold text-xl">{texts.title}</h1>
        </div>
        <AdminScreen
          eventsPath={`${dashboardPath(user.workspace)}?section=trainings2`}
          events={<EventAdministration />}
        />
      </div>
    </BarPage>
  );
}
