import type { User } from "@linkedpotential/contract/user/schema";
import { api } from "../lib/api/api.ts";

export async function fetchUser(): Promise<User | undefined> {
  try {
    const user = await api("auth/me");
    return user?.id ? user : undefined;
  } catch {
    return undefined;
  }
}
