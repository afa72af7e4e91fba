import { type StoredSubscription, SubscriptionEntity } from "./subscription.entity.ts";

export const findSubscription = async (userId: number): Promise<StoredSubscription | null> =>
  (await SubscriptionEntity.get({ userId }).go({ consistent: true })).data;
