import { Link } from "react-router-dom";
import { dashboardPath } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type ButtonVariant, buttonClass } from "../../../ui/button-style.ts";
import { pathWorkspace } from "../path-workspace.ts";

export function DashboardLink({ variant }: { variant: ButtonVariant }) {
  const texts = useTexts("follow-up-link");
  return (
    <Link to={dashboardPath(pathWorkspace(location.pathname))} className={buttonClass(variant, "lg")}>
      {texts.toDashboard}
    </Link>
  );
}
