import {
  Armchair,
  Baby,
  Bike,
  BookOpen,
  CookingPot,
  Dumbbell,
  Gem,
  Hammer,
  HeartPulse,
  Lamp,
  Leaf,
  type LucideIcon,
  Music,
  Package,
  Palette,
  Paperclip,
  PawPrint,
  Plug,
  Puzzle,
  Shirt,
  ShoppingBasket,
  Soup,
  Sparkles,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  clothing_accessories: Shirt,
  furniture: Armchair,
  home_kitchen: CookingPot,
  electronics: Plug,
  beauty_personal_care: Sparkles,
  health: HeartPulse,
  books: BookOpen,
  toys_games: Puzzle,
  sports_outdoors: Dumbbell,
  baby_kids: Baby,
  art_collectibles: Palette,
  pet_supplies: PawPrint,
  groceries: ShoppingBasket,
  food_beverages: Soup,
  tools_hardware: Hammer,
  jewelry_watches: Gem,
  green_living: Leaf,
  lighting: Lamp,
  musical_instruments: Music,
  bikes_vehicles: Bike,
  office_supplies: Paperclip,
}

export const CategoryIcon = ({ value, className }: { value: string; className?: string }) => {
  const Icon = icons[value] ?? Package
  return <Icon aria-hidden className={className} />
}
