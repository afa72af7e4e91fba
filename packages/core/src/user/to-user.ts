import type { User } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Context } from "../context.ts";
import { noticeOf } from "../moderation/hiding/hidden.ts";
import { hasBounced } from "./accepts-mail.ts";
import { isAdmin } from "./is-admin.ts";
import { isAgreementDue } from "./processing-agreement.ts";
import { toWorkSettings } from "./settings/to-work-settings.ts";
import type { UserItem } from "./user.entity.ts";

/** Returns the account as the API sends it to its owner. `workspace` is the workspace of the session. */
export function toUser(ctx: Pick<Context, "config">, item: UserItem, workspace: Workspace): User {
  const profileHidden = noticeOf(item.hidden);
  return {
    id: item.userId,
    email: item.email,
    pendingEmail: item.pendingEmail || null,
    name: item.name,
    profileImage: item.profileImage || null,
    linkedinUrl: item.linkedinUrl,
    activityArea: item.activityArea,
    skills: item.skills,
    description: item.description,
    availability: item.availability ?? "",
    dayRate: item.dayRate || null,
    languages: item.languages ?? [],
    references: item.references ?? [],
    workspace,
    emailVerified: item.emailVerified,
    ...(hasBounced(item) && { mailBounced: true }),
    ...(profileHidden && { profileHidden }),
    joinDate: item.joinDate,
    language: item.language,
    timezone: item.timezone,
    theme: item.theme,
    role: item.role,
    plan: item.plan,
    ...(item.graceEndsAt && { graceEndsAt: item.graceEndsAt }),
    ...(isAgreementDue(item) && { processingAgreementDue: true }),
    isAdmin: isAdmin(ctx, item),
    workSettings: toWorkSettings(item),
  };
}
