import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { AdminScreen } from "../../features/admin/admin-screen.tsx";
import { dashboardPath, homePath } from "../../lib/navigation/paths.ts";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { BarPage } from "../bar/bar-page.tsx";
import { useAccountRefresh } from "../session/use-account-refresh.ts";

/** The page for admins. Everybody else is redirected to their own start page (D7). */
export function AdminPage() {
  const texts = useTexts("admin");
  const user = useUser();
  const navigate = useNavigate();
  useAccountRefresh();
  const home = homePath(user);
  useEffect(() => {
    if (!user.isAdmin) navigate(home, { replace: true });
  }, [user.isAdmin, home, navigate]);
  if (!user.isAdmin) return null;
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
        <AdminScreen eventsPath={`${dashboardPath(user.workspace)}?section=trainings2`} />
      </div>
    </BarPage>
  );
}
