import type { UserContext } from "../../context.ts";
import { readProfiles } from "../../freelancers/read-profiles.ts";
import { readShortlist } from "../../shortlist/shortlist-entry.entity.ts";
import { type Section, single, whole } from "../../user/export/section.ts";
import { shortName } from "../../user/shown-name.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { findSupport } from "../support/support.entity.ts";
import { CompanyEntity } from "./company.entity.ts";
import { LearningEntity } from "./entries/learning.entity.ts";
import { WorkingDayEntity } from "./entries/working-day.entity.ts";
import { MemberEntity } from "./members/member.entity.ts";
import { toTargets } from "./targets.ts";

/** Reads the caller's memberships, current and former. */
async function membershipsOf({ user: { id: userId } }: UserContext) {
  const { data } = await MemberEntity.query.ofUser({ userId }).go({ pages: "all" });
  return data;
}

/** Sections of the export about the company: the membership and the person's own entries in current and former ones. */
export const companySections: readonly Section[] = [
  single("company", async ({ user }) => {
    const { data } = await UserEntity.get({ userId: user.id }).go();
    const { companyId, memberId } = data ?? {};
    if (companyId === undefined || memberId === undefined) return undefined;
    const [{ data: company }, { data: member }] = await Promise.all([
      CompanyEntity.get({ companyId }).go(),
      MemberEntity.get({ companyId, memberId }).go(),
    ]);
    if (!company) return undefined;
    const isOwner = company.ownerId === memberId;
    return {
      ...{ name: company.name, isOwner, joinedAt: member?.joinedAt },
      ...{ targets: toTargets(company), ownTargets: toTargets(member ?? {}) },
    };
  }),
  whole("workingDaysOfCompany", async (ctx) => {
    const lists = await Promise.all(
      (await membershipsOf(ctx)).map(async ({ companyId, memberId }) => {
        const { data } = await WorkingDayEntity.query.ofCompany({ companyId }).go({ pages: "all" });
        return data.filter((day) => day.memberId === memberId);
      }),
    );
    return lists.flat().map(({ companyId, dayId, memberId, revision, ...day }) => day);
  }),
  single("supportOfCompany", async ({ user }) => {
    const { data } = await UserEntity.get({ userId: user.id }).go();
    const stored = data?.companyId === undefined ? null : await findSupport(data.companyId);
    return stored
      ? { contact: stored.contact, nextSession: stored.nextSession, documents: stored.documents }
      : undefined;
  }),
  whole("learningsOfCompany", async (ctx) => {
    const lists = await Promise.all(
      (await membershipsOf(ctx)).map(async ({ companyId, memberId }) => {
        const { data } = await LearningEntity.query.ofCompany({ companyId }).go({ pages: "all" });
        return data.filter((learning) => learning.memberId === memberId);
      }),
    );
    return lists.flat().map(({ topic, date, text }) => ({ topic, date, text }));
  }),
  whole("shortlistOfCompany", async (ctx) => {
    const lists = await Promise.all(
      (await membershipsOf(ctx)).map(async ({ companyId, memberId }) =>
        (await readShortlist(companyId)).filter((entry) => entry.memberId === memberId),
      ),
    );
    const entries = lists.flat();
    const profiles = await readProfiles(entries.map(({ userId }) => userId));
    return entries.map(({ userId, savedAt, note }) => {
      const name = profiles.get(userId)?.name;
      return { freelancer: name && shortName(name), savedAt, note };
    });
  }),
];
