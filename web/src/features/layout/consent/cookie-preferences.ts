import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './cookie-preferences.css'
